// Lays the cards of one long turn with boardgame.io, under Betski's rule, and prints the seconds that a card takes.
const { Client } = require("boardgame.io/dist/cjs/client.js");
const { INVALID_MOVE } = require("boardgame.io/dist/cjs/core.js");

const [silver, told, rounds] = process.argv.slice(2);
const cards = told.split(" ").map((card) => [...card].map(Number));
const goesOn = (gold, on) => gold === on || gold === on + 1 || (on === 9 && gold === 3);

const game = {
  setup: () => ({ stack: [[0, Number(silver)]] }),
  moves: {
    play: ({ G }, gold, next) => {
      if (!goesOn(gold, G.stack[G.stack.length - 1][1])) return INVALID_MOVE;
      G.stack.push([gold, next]);
    },
  },
};

const costs = [];
for (let round = 0; round < Number(rounds); round++) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  const begin = process.hrtime.bigint();
  for (const [gold, next] of cards) client.moves.play(gold, next);
  costs.push(Number(process.hrtime.bigint() - begin) / 1e9 / cards.length);
  if (client.getState().G.stack.length !== cards.length + 1) throw new Error("a card did not go");
  client.stop();
}
costs.sort((one, other) => one - other);
console.log(costs[costs.length >> 1]);

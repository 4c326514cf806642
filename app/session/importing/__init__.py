"""Files from elsewhere taken in: read, judged and told first, written only then."""

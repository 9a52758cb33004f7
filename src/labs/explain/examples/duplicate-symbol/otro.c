int total = 7;

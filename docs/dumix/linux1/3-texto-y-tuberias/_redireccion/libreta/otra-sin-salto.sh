printf 'Gabriel: 2' >> libreta.txt

echo 'Gabriel: 2' >> libreta.txt

echo 'Gabriel: 2' > nueva.txt
cat libreta.txt nueva.txt > junta.txt
mv junta.txt libreta.txt

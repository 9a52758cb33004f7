cat Torneos/nave.txt
cp Torneos/nave.txt Vitrina/nave.txt

cd Club
find . -type f -name '*.sav' -mtime -7 -print0 | xargs -0 cp -t ../Respaldo
find . -type f -name '*.tmp' > lista.txt
cat lista.txt
find . -type f -name '*.tmp' -print0 | xargs -0 rm
cat Registro/*.log | grep -ic error > ../errores.txt

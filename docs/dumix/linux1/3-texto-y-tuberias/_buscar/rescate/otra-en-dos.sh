cd Club
find . -name '*.sav' -mtime -7 -print0 | xargs -0 cp -t ../Respaldo
find . -name '*.tmp' -type f -print0 | xargs -0 rm
cd ..
cat Club/Registro/*.log > todo.txt
grep -i error todo.txt | wc -l > errores.txt

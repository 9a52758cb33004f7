mkdir Trabajo
tar -xzf registro.tar.gz -C Trabajo
gunzip -r Trabajo
find Trabajo -name '*.log' | xargs sed -i 's/,/;/g'
find Trabajo -name '*.log' | xargs grep -h -E ';[0-9]+$' > juntas.txt
sort juntas.txt > todo.log

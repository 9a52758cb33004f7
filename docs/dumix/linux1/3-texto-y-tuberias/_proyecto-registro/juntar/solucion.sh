tar -tzf registro.tar.gz
tar -xzf registro.tar.gz
find Registro -name '*.gz' | xargs gunzip
find Registro -name '*.log' | xargs cat | sed 's/,/;/g' | grep -E ';[0-9]+$' | sort > todo.log
wc -l todo.log

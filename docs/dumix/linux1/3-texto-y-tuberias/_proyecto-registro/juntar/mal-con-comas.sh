# Falla: condición 2
tar -xzf registro.tar.gz
find Registro -name '*.gz' | xargs gunzip
find Registro -name '*.log' | xargs cat | grep -E '[;,][0-9]+$' | sort > todo.log

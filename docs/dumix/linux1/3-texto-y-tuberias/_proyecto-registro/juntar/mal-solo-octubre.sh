# Falla: condición 1
# Falla: condición 2
tar -xzf registro.tar.gz
find Registro -name '*.log' | xargs cat | sed 's/,/;/g' | sort > todo.log

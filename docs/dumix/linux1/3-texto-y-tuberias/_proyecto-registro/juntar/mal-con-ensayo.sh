# Falla: condición 1
tar -xzf registro.tar.gz
gunzip -r Registro
grep -r -h . Registro | sed 's/,/;/g' | grep -E ';[0-9]+$' | sort > todo.log

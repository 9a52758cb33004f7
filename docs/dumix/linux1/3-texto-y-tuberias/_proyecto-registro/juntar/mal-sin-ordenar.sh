# Falla: condición 3
# Falla: condición 4
tar -xzf registro.tar.gz
find Registro -name '*.gz' | xargs gunzip
cat Registro/octubre.log Registro/viejo/*.log | sed 's/,/;/g' | grep -E ';[0-9]+$' > todo.log
rm registro.tar.gz

mkdir -p Liga/viernes Liga/domingo
touch Liga/viernes/tabla.txt Liga/domingo/tabla.txt

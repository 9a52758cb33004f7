# Falla: condición 3
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad diamante
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad
head -n 7 obra.txt > seca.txt
mv seca.txt obra.txt

# Falla: condición 3
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad diamante
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad

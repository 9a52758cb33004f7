# Falla: condición 2
# Falla: condición 3
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad

# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
perforadora-de-profundidad diamante
perforadora-de-profundidad diamante
perforadora-de-profundidad diamante

perforadora-de-profundidad diamante
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad diamante
perforadora-de-profundidad diamante
perforadora-de-profundidad
perforadora-de-profundidad
perforadora-de-profundidad

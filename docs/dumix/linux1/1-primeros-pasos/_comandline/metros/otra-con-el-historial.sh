perforadora-de-profundidad
!!
!!
perforadora-de-profundidad diamante
!1
!!
!!

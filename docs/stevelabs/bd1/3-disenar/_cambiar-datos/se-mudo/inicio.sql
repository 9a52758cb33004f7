UPDATE socio
___ barrio = 'Puerto'
___ id = 3;

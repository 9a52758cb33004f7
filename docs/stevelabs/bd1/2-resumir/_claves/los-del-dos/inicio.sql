SELECT nombre FROM socio
WHERE ___;

# Seis archivos sin terminación: dos imágenes, un texto, un PDF, un programa
# y uno vacío.
mkdir Rescatados Capturas /var/lib/club
cd Rescatados
printf 'GIF89a\x40\x01\xc8\x00\x00\x00\x00;' > a1
printf '2026-11-18 lince 4200\n2026-11-19 moka 3900\n' > a2
printf '%%PDF-1.4\n1 0 obj\n<< /Title (Torneo) >>\nendobj\n%%%%EOF\n' > a3
: > a4
{
    printf '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x01\x40\x00\x00\x00\xc8'
    printf '\x08\x02\x00\x00\x00\x00\x00\x00\x00'
} > a5
printf '#!/bin/bash\necho Abierto\n' > a6
cp a1 a2 a3 a5 a6 /var/lib/club/
cd ..
chown -R alumno:alumno Rescatados Capturas

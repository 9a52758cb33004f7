# Un programa que solo entiende otro procesador: la cabecera de uno para ARM de 64 bits.
{
    printf '\177ELF\002\001\001\000\000\000\000\000\000\000\000\000'
    printf '\002\000\267\000\001\000\000\000'
    head -c 104 /dev/zero
} > marcador
chmod 755 marcador
chown alumno: marcador

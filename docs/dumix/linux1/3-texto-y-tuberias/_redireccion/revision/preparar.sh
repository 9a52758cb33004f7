# El programa que revisa las consolas: lo bueno sale por 1 y lo malo por 2.
# El sello cambia en cada máquina, para que solo valga lo que él escribe.
sello=$(tr -dc 0-9 < /dev/urandom | head -c 5)
cat > /usr/local/bin/revisar <<FIN
#!/bin/bash
echo 'Revisión $sello'
for n in {01..18}; do
    case \$n in
    04|09|15) echo "consola \$n: no responde (aviso $sello)" >&2 ;;
    12) echo "consola \$n: mando atascado (aviso $sello)" >&2 ;;
    *) echo "consola \$n: bien" ;;
    esac
done
FIN
chmod 755 /usr/local/bin/revisar
mkdir Informe
chown alumno: Informe

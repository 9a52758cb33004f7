# El diploma lleva un número que solo sabe el programa, y depende de lo que dice.
sello=$(tr -dc 0-9 < /dev/urandom | head -c 5)
cat > /usr/local/bin/diploma <<X
#!/bin/bash
torneo="\${TORNEO:-(sin torneo)}"
gana="\${GANA:-(nadie)}"
{
    echo "Diploma \$(echo "$sello \$torneo \$gana" | cksum | cut -d ' ' -f 1)"
    echo "Torneo: \$torneo"
    echo "Gana: \$gana"
} | tee ~/diploma.txt
X
chmod 755 /usr/local/bin/diploma

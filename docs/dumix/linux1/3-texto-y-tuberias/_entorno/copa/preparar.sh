# El diploma lleva un número que solo sabe el programa.
sello=$(tr -dc 0-9 < /dev/urandom | head -c 5)
cat > /usr/local/bin/diploma <<X
#!/bin/bash
{
    echo "Diploma $sello"
    echo "Torneo: \${TORNEO:-(sin torneo)}"
    echo "Gana: \${GANA:-(nadie)}"
} | tee ~/diploma.txt
X
chmod 755 /usr/local/bin/diploma

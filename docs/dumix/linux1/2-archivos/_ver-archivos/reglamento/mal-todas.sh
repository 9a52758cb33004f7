# Falla: condición 2
mkdir Mercurio Venus Marte Saturno Neptuno

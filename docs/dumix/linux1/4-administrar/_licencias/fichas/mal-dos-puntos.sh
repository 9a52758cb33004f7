# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
printf 'nano: GPL-3+\nmawk: GPL-2\nzlib1g: Zlib\n' > fichas.txt

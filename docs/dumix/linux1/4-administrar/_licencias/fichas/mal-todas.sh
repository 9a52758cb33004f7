# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
echo 'nano GPL-3' > fichas.txt
echo 'mawk GPL-2+' >> fichas.txt
echo 'zlib1g MIT' >> fichas.txt
echo 'nano GPL-3+' >> fichas.txt
echo 'mawk GPL-2' >> fichas.txt
echo 'zlib1g Zlib' >> fichas.txt

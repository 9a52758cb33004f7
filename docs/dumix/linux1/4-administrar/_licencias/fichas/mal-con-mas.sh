# Falla: condición 2
echo 'nano GPL-3+' > fichas.txt
echo 'mawk GPL-2+' >> fichas.txt
echo 'zlib1g Zlib' >> fichas.txt

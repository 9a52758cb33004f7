head -n 30 /usr/share/doc/nano/copyright
head -n 15 /usr/share/doc/mawk/copyright
head -n 15 /usr/share/doc/zlib1g/copyright
echo 'nano GPL-3+' > fichas.txt
echo 'mawk GPL-2' >> fichas.txt
echo 'zlib1g Zlib' >> fichas.txt

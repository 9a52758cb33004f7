cd /usr/share/doc
grep License: nano/copyright mawk/copyright zlib1g/copyright | uniq
cat > ~/fichas.txt << FIN
zlib1g Zlib
mawk GPL-2
nano GPL-3+
FIN

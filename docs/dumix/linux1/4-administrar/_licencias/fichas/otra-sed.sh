cd /usr/share/doc
grep License: nano/copyright | head -n 1 | sed 's/License:/nano/' > ~/fichas.txt
grep License: mawk/copyright | head -n 1 | sed 's/License:/mawk/' >> ~/fichas.txt
grep License: zlib1g/copyright | head -n 1 | sed 's/License:/zlib1g/' >> ~/fichas.txt

mkdir -h
mkdir -- -m 700 -h
rmdir -- -m 700 -h
mkdir -m700 ./-h ./--version "Los 3 guiones"

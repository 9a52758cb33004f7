mkdir --mode=700 'Los 3 guiones'
mkdir --mode=700 -- -h
mkdir --mode=700 -- --version

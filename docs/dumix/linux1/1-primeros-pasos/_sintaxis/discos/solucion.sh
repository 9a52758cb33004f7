mkdir -m 700 -- -h --version 'Los 3 guiones'
ls -l

sed -E 's/^([a-z0-9]+) contra ([a-z0-9]+)$/\2 contra \1/' ida.txt > vuelta.txt

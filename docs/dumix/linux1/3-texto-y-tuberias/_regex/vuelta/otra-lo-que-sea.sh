sed -E 's/(.*) contra (.*)/\2 contra \1/' ida.txt > vuelta.txt

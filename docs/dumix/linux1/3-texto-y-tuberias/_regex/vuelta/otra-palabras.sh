sed -E 's|^(\w+) (\w+) (\w+)$|\3 \2 \1|' ida.txt | cat > vuelta.txt

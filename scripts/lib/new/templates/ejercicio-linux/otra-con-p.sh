mkdir -p taller

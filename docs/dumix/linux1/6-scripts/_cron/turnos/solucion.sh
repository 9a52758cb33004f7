cat > Liga/turnos.sh << 'FIN'
#!/bin/bash
# Reparte los turnos de mañana.
cd "$HOME/Liga" || exit 1
sort socios.txt > turnos.txt
echo "Turnos repartidos: $(wc -l < turnos.txt)"
FIN
./ensaya.sh Liga/turnos.sh

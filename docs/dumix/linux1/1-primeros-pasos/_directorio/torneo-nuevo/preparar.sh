# Los torneos de dos años.
mkdir -p Torneos/2025 Torneos/2026
touch Torneos/202{5,6}/torneo.txt
chown -R alumno:alumno Torneos

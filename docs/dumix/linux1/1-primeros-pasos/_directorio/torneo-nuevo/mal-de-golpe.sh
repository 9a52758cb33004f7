# Falla: condición 1
cd 2026

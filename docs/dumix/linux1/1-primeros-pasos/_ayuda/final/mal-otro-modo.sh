# Falla: condición 1
neon --modo=chispa

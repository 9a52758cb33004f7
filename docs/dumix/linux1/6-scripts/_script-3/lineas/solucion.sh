cat > herramientas.sh << 'FIN'
# Herramientas de los scripts del club. Se cargan con source.

# Escribe cuántas líneas tiene un archivo; devuelve 2 si no existe.
lineas() {
    if [ ! -e "$1" ]; then
        echo "No existe $1." >&2
        return 2
    fi
    wc -l < "$1"
}
FIN

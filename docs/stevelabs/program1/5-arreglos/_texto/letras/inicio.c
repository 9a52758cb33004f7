#include <stdio.h>

int main(void)
{
    char linea[100];
    int letras = 0;
    int bytes = 0;

    if (fgets(linea, sizeof linea, stdin)
        == NULL) {
        return 1;
    }
    // Aquí van las dos cuentas.
    printf("%d letras en %d bytes\n",
           letras, bytes);
    return 0;
}

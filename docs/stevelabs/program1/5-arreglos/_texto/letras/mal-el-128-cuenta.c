// Falla: caso la raya de un diálogo
// mal: el 128 ya es de continuación
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
    for (int i = 0;
         linea[i] != '\0'
         && linea[i] != '\n'; i++) {
        int b = (unsigned char)linea[i];

        bytes++;
        if (b <= 128 || b > 191) {
            letras++;
        }
    }
    printf("%d letras en %d bytes\n",
           letras, bytes);
    return 0;
}

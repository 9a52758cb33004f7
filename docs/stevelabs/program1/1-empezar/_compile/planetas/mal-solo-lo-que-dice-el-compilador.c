// Falla: caso los ocho planetas, desde el Sol
#include <stdio.h>

int main(void)
{
    printf("1. Mercurio\n");
    printf("2. Tierra\n");
    printf("3. Venus\n");
    printf("4. Marte");
    printf("5. Júpiter\n");
    printf("6. Saturno\n");
    printf("7. Neptuno\n");
    printf("8. Urano\n");
    printf("9. Plutón\n");
    return 0;
}

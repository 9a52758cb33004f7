// Falla: caso los ocho planetas, desde el Sol
#include <stdio.h>

int main(void)
{
    printf("1. Mercurio\n");
    printf("2. Venus\n");
    printf("3. Tierra\n");
    printf("4. Marte\n");
    printf("5. Júpiter\n");
    printf("6. Saturno\n");
    printf("7. Urano\n");
    printf("8. Neptuno\n");
    printf("9. Plutón\n");
    return 0;
}

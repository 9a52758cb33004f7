// Falla: exige funcion:printf=8
#include <stdio.h>

int main(void)
{
    printf("1. Mercurio\n");
    printf("2. Venus\n3. Tierra\n4. Marte\n5. Júpiter\n6. Saturno\n7. Urano\n8. Neptuno\n");
    return 0;
}

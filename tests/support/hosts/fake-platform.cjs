// Required before npm starts: lets it believe that it runs elsewhere ("darwin arm64"). Its own --os and --cpu do not reach
// its check of packages that a platform needs.
const [platform, arch] = process.env.PRETEND_PLATFORM.split(" ");
Object.defineProperty(process, "platform", { value: platform });
Object.defineProperty(process, "arch", { value: arch });
